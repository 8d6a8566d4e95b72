/** The one database of the journal on this device. */
export const DATABASE_NAME = 'daybow';
