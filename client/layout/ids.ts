/** The id of the main landmark: where the skip link and a navigation lead. */
export const contentId = 'content';

/** The id of the small-screen menu, which its button opens. */
export const menuId = 'menu';
