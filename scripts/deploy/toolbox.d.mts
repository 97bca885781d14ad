export declare const toolbox: string;
export const ensureToolbox: () => { found: string } | { found?: undefined; missing: string };
export const folderInToolbox: () => { outside: string; inside: string };
export const inToolbox: (program: string, ...args: string[]) => [string, string[]];
