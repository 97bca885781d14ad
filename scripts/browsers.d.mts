export type EngineName = 'chromium' | 'firefox' | 'webkit';
export const findBrowser: (engine: EngineName) => string | undefined;
export const ensureBrowser: (engine: EngineName) => { found?: string; missing?: string };
