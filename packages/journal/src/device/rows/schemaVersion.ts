/** The version of the rows. A change of them is a new version, with an upgrade in `indexedDb/database.ts`. */
export const SCHEMA_VERSION = 2;
