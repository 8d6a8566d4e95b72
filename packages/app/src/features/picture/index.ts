export { MonthPicture } from './MonthPicture';
export { YearPicture } from './YearPicture';
