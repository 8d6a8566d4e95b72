/** The screens of iPhones and iPads that run today's Safari, upright, in points and pixels per point. */
const screens = [
  { width: 375, height: 667, scale: 2 },
  { width: 375, height: 812, scale: 3 },
  { width: 390, height: 844, scale: 3 },
  { width: 393, height: 852, scale: 3 },
  { width: 402, height: 874, scale: 3 },
  { width: 414, height: 896, scale: 2 },
  { width: 414, height: 896, scale: 3 },
  { width: 420, height: 912, scale: 3 },
  { width: 428, height: 926, scale: 3 },
  { width: 430, height: 932, scale: 3 },
  { width: 440, height: 956, scale: 3 },
  { width: 744, height: 1133, scale: 2 },
  { width: 768, height: 1024, scale: 2 },
  { width: 810, height: 1080, scale: 2 },
  { width: 820, height: 1180, scale: 2 },
  { width: 834, height: 1112, scale: 2 },
  { width: 834, height: 1194, scale: 2 },
  { width: 834, height: 1210, scale: 2 },
  { width: 1024, height: 1366, scale: 2 },
  { width: 1032, height: 1376, scale: 2 },
];

/** An iPad starts an app either way up, an iPhone upright. */
const landscapeFrom = 744;

/** The pictures that iOS shows while the app starts, each for one kind of screen. */
export const startPictures = screens.flatMap((screen) => {
  const { width, height } = screen;
  const upright = pictureOf(screen, { width, height, orientation: 'portrait' });
  const onItsSide = pictureOf(screen, { width: height, height: width, orientation: 'landscape' });
  return width < landscapeFrom ? [upright] : [upright, onItsSide];
});

/**
 * @param {{ width: number, height: number, scale: number }} screen
 * @param {{ width: number, height: number, orientation: string }} position
 */
function pictureOf(screen, { width, height, orientation }) {
  return {
    name: `start-${width}x${height}@${screen.scale}`,
    width,
    height,
    scale: screen.scale,
    // Safari's width and height of the device are those of its upright position in both.
    media:
      `(device-width: ${screen.width}px) and (device-height: ${screen.height}px) and ` +
      `(-webkit-device-pixel-ratio: ${screen.scale}) and (orientation: ${orientation})`,
  };
}
