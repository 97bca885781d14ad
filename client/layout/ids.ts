/** The id of `<main>`: the target of the skip link and of focus after navigation. */
export const contentId = 'content';

/** The id of the small-screen menu, which its button references. */
export const menuId = 'menu';

/** The class of the language switch. */
export const switchClass = 'language-switch';
