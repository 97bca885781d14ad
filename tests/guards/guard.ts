/** A guard of the server, and the text that takes it away: one of its tests has to fail then. */
export type Guard = {
  /** What would happen to a reader or to the server without it. */
  hazard: string;
  /** What prevents that, in a few words. */
  guard: string;
  /** The file that has it, from the root of the repository. */
  file: string;
  /** Text of that file that occurs in it once. */
  from: string;
  /** What stands in its place without the guard; it still builds. */
  to: string;
  /** The project of the test that notices. */
  project: 'unit' | 'http' | 'bytes' | 'browser';
  /** That test's file, from the root of the repository. */
  test: string;
  /** Part of the titles of its tests that notice, where the others of the file take long. */
  title?: string;
};
