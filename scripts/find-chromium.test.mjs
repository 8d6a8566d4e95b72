import { describe, expect, it, vi } from 'vitest';
import { findChromium, firstThatWorks, installedPlaces } from './find-chromium.mjs';

const works = async () => null;

/** @param {string} path */
const stubsFail = async (path) => (path === '/stub' ? 'asks for a snap' : null);

describe('findChromium', () => {
  it('takes CHROMIUM_PATH as it is', async () => {
    const { executablePath, args } = await findChromium({
      CHROMIUM_PATH: process.execPath,
      CHROMIUM_ARGS: '--lang=ar',
    });
    expect(executablePath).toBe(process.execPath);
    expect(args).toContain('--lang=ar');
  });

  it('says so when CHROMIUM_PATH leads nowhere, rather than taking another', async () => {
    await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
      'CHROMIUM_PATH is /nowhere/chromium, but there is no such file.',
    );
  });
});

describe('firstThatWorks', () => {
  it('asks no further source once a browser works', async () => {
    const download = vi.fn(() => ['/downloaded']);
    const sources = [
      { name: 'installed', paths: () => ['/first', '/second'] },
      { name: 'download', paths: download },
    ];
    expect(await firstThatWorks(sources, works)).toBe('/first');
    expect(download).not.toHaveBeenCalled();
  });

  it('passes over a browser that does not start and a source that fails', async () => {
    const sources = [
      { name: 'installed', paths: () => ['/stub'] },
      { name: 'download', paths: () => Promise.reject(new Error('no network')) },
      { name: 'package', paths: () => Promise.resolve(['/good']) },
    ];
    expect(await firstThatWorks(sources, stubsFail)).toBe('/good');
  });

  it('names everything that it tried, and what to do, when nothing works', async () => {
    const sources = [
      { name: 'installed', paths: () => ['/stub'] },
      { name: 'earlier download', paths: () => [] },
      { name: 'download', paths: () => Promise.reject(new Error('no network')) },
    ];
    const failure = firstThatWorks(sources, async () => 'asks for a snap');
    await expect(failure).rejects.toThrow('installed: /stub: asks for a snap');
    await expect(failure).rejects.toThrow('earlier download: none');
    await expect(failure).rejects.toThrow('download: no network');
    await expect(failure).rejects.toThrow('apt-get install chromium');
  });
});

describe('installedPlaces', () => {
  it('looks through the PATH on Linux, for one without windows, then for Chrome before Chromium', () => {
    const places = installedPlaces('linux', { PATH: '/usr/local/bin::/usr/bin' });
    expect(places[0]).toBe('/usr/local/bin/chromium-headless-shell');
    expect(places[2]).toBe('/usr/local/bin/google-chrome');
    expect(places.indexOf('/usr/bin/google-chrome')).toBeLessThan(
      places.indexOf('/usr/local/bin/chromium'),
    );
    expect(places).toContain('/usr/bin/chromium-browser');
  });

  it("looks in a Mac's two Applications folders", () => {
    const places = installedPlaces('darwin', { PATH: '/opt/homebrew/bin', HOME: '/Users/ada' });
    expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(places).toContain('/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium');
    expect(places).toContain('/opt/homebrew/bin/chromium');
  });

  it('looks in the program folders of Windows that are set, for Edge last', () => {
    const places = installedPlaces('win32', {
      PROGRAMFILES: 'C:\\Program Files',
      LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
    });
    expect(places[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(places.at(-1)).toBe(
      'C:\\Users\\ada\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
    );
  });
});
