// For `pnpm inspect`: reads a file without a page and without a worker.
export { openImport, prepareForEmpty } from './importFile';
