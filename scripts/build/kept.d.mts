export const keepFilesOf: (previous: string, draft: string) => Promise<void>;
