// Process 1 of a container ignores signals without a listener: until the server stops by itself, they end the process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)
  process.on(signal, () => process.exit());
// By itself Node would open its debugger at the first, and end at the second.
for (const signal of ['SIGUSR1', 'SIGUSR2'] as const) process.on(signal, () => {});
await import('./start');

export {};
