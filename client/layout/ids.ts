/** The id of `<main>`: the target of the skip link and of focus after navigation. */
export const contentId = 'content';

/** The id of the small-screen menu, which its button references. */
export const menuId = 'menu';

/** The class of the language switch. */
export const switchClass = 'language';

/** The attribute of `<html>` once the entry script has run. Until then styles hide what needs that script. */
export const scriptMark = 'data-script';

/** The attribute of `<html>` that marks a hydrated document, in which links are handled by the client. */
export const hydratedMark = 'data-hydrated';

/** The attribute of `<html>` while React is there or may still come. Otherwise styles hide what needs React. */
export const hydratableMark = 'data-hydratable';
