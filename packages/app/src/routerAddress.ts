/**
 * The same address in a form that can be decoded: the router warns of any other on the console. A
 * path such as `/%E0%A4%A`, whose percent signs encode nothing, then stands for those very signs.
 */
export function decodableAddress({ pathname, search, hash }: URL | Location): string {
  return (isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25')) + search + hash;
}

function isDecodable(path: string): boolean {
  try {
    // Bundlers drop a call whose result nobody uses.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
