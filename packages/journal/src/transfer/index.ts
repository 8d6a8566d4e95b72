export { type Backup, readBackup } from './backup';
