import type { Lang } from '../../shared/languages';
import type { PageId } from '../../shared/pages';
import type { Site } from '../../shared/site';

/** The id of the `<script>` data block that passes per-document data from the server to the client. */
export const bootId = 'boot';

/** The data that the client needs to render the same document as the server. */
export type Boot = { site: Site; page: PageId; documentLang: Lang };

/** Serializes the boot data. Escapes `<`, so that no value can close the script element. */
export const writeBoot = (boot: Boot): string => JSON.stringify(boot).replaceAll('<', '\\u003c');

/** Reads the boot data of the current document. */
export const readBoot = (): Boot =>
  JSON.parse(document.getElementById(bootId)?.textContent ?? 'null') as Boot;
