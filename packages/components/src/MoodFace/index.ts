export { MoodFace, type MoodFaceProps } from './MoodFace';
