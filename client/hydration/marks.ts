/** The attribute of `<html>` once the entry script has run. Until then styles hide what needs that script. */
export const scriptMark = 'data-script';

/** The attribute of `<html>` that marks a hydrated document, in which links are handled by the client. */
export const hydratedMark = 'data-hydrated';

/** The attribute of `<html>` while React is there or may still come. Otherwise styles hide what needs React. */
export const hydratableMark = 'data-hydratable';
