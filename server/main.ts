// Process 1 of a container ignores signals without a listener: until the server stops by itself, they end the process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)
  process.on(signal, () => process.exit());
await import('./start');

export {};
