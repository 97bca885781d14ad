/** The id of the main landmark: where the skip link and a navigation lead. */
export const contentId = 'content';

/** The id of the small-screen menu, which its button opens. */
export const menuId = 'menu';

/** The class of the language switch. */
export const switchClass = 'language';

/** The attribute of `<html>` that says that React has the page, and links are followed in it. */
export const hydratedMark = 'data-hydrated';
