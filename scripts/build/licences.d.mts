/** SPDX names of the licences that what is shipped may have; see licences.mjs. */
export declare const shippable: string[];

/** Whether allowed licences, by their SPDX names, are all that a package's expression asks for. */
export declare const satisfies: (expression: unknown, allowed: string[]) => boolean;
