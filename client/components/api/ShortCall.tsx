import { accessOf } from '../../../shared/apis/access';
import type { Endpoint, Listed } from '../../../shared/apis/api';
import { useView } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { highlight, sampleCall, shellQuoted } from '../code/samples';
import { copy } from './copy';

type Props = {
  api: Listed;
  endpoint: Endpoint;
  /** Whether the response is a file, which a terminal cannot show. */
  saved: boolean;
};

/** The call in its fewest lines: it sends the address of our test file, so that a reader needs no file. */
export const ShortCall = ({ api, endpoint, saved }: Props) => {
  const { lang, site } = useView();
  const { url, keyHeader, headers, body } = sampleCall(endpoint, accessOf(api.id, site));
  const address = endpoint.request.find(({ type }) => type === 'url');
  const sent = address ? { [address.name]: address.example } : body;
  return (
    <CodeBlock
      label={copy(lang).firstRequest.call}
      lines={highlight(
        [
          `curl ${shellQuoted(url)}`,
          `  -H "${keyHeader}: $API_KEY"`,
          ...headers.map(({ name, value }) => `  -H '${name}: ${value}'`),
          "  -H 'Content-Type: application/json'",
          ...(saved ? ['  -o image'] : []),
          `  -d ${shellQuoted(JSON.stringify(sent))}`,
        ].join(' \\\n'),
      )}
    />
  );
};
