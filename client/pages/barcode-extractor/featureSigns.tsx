import { formatNames } from '../../../shared/apis/documentFormats';
import { drawnCodes } from '../../../shared/apis/drawnCodes';

/** What each feature is about: files, the types of the codes on the sheet, and the field of the password. */
export const featureSigns = [formatNames, drawnCodes.map(({ type }) => type), ['password']].map(
  (names) => names.map((name) => <code key={name}>{name}</code>),
);
