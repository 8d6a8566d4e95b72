import { describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from './chromium-options.mjs';

describe('chromiumLaunchOptions', () => {
  it('leaves the browser to Playwright when no path is given', () => {
    expect(chromiumLaunchOptions({}).executablePath).toBeUndefined();
    expect(chromiumLaunchOptions({ CHROMIUM_PATH: '' }).executablePath).toBeUndefined();
  });

  it('takes the path and adds the flags, separated by any space, to its own', () => {
    const { executablePath, args } = chromiumLaunchOptions({
      CHROMIUM_PATH: '/opt/a browser/chrome',
      CHROMIUM_ARGS: ' --lang=ar   --mute-audio\n',
    });
    expect(executablePath).toBe('/opt/a browser/chrome');
    expect(args).toEqual([...chromiumLaunchOptions({}).args, '--lang=ar', '--mute-audio']);
  });

  it('keeps Chromium from calling home', () => {
    expect(chromiumLaunchOptions({}).args).toEqual(
      expect.arrayContaining(['--disable-background-networking', '--disable-component-update']),
    );
  });
});
