import type { Manifest } from './kubernetes';

const levelsOfHost = ['hostNetwork', 'hostPID', 'hostIPC'];
const volumes = ['configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral'];
const allowedVolumes = [...volumes, 'name', 'persistentVolumeClaim', 'projected', 'secret'];

/** What Pod Security's `restricted` level forbids; and a file system that can be written, and a token of the cluster. */
export const podFaults = ({ spec: { template } }: Manifest): string[] => {
  const { spec: pod } = template;
  const faults: string[] = [];
  const expect = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(fault);
  };
  for (const level of levelsOfHost) expect(!pod[level], level);
  expect(pod.automountServiceAccountToken === false, 'a token');
  expect(!pod.securityContext?.sysctls, 'sysctls');
  for (const volume of pod.volumes ?? [])
    expect(
      Object.keys(volume).every((key) => allowedVolumes.includes(key)),
      `volume ${volume.name}`,
    );
  for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
    const own = { ...pod.securityContext, ...container.securityContext };
    expect(own.runAsNonRoot === true, 'runAsNonRoot');
    expect(Number.isInteger(own.runAsUser) && own.runAsUser > 0, 'runAsUser');
    expect(['RuntimeDefault', 'Localhost'].includes(own.seccompProfile?.type), 'seccompProfile');
    expect(own.allowPrivilegeEscalation === false, 'allowPrivilegeEscalation');
    expect(own.readOnlyRootFilesystem === true, 'readOnlyRootFilesystem');
    expect(own.capabilities?.drop?.includes('ALL') === true, 'capabilities.drop');
    expect(!own.capabilities?.add, 'capabilities.add');
    expect(!own.privileged, 'privileged');
    expect(!own.procMount || own.procMount === 'Default', 'procMount');
    for (const { hostPort } of container.ports ?? []) expect(!hostPort, 'hostPort');
  }
  return faults;
};
