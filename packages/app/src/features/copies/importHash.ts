/** The address of the settings ends with it where the sheet that brings a file in is open at first. */
export const IMPORT_HASH = '#import';
