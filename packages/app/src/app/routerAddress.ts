/**
 * Puts an address into a form that the router knows. It can be decoded: a path such as `/%E0%A4%A`, whose
 * percent signs encode nothing, then stands for those very signs. And the path of the app ends in a slash.
 *
 * @param base - the path under which the app is served, with a slash at both ends.
 */
export function routerAddress({ pathname, search, hash }: URL | Location, base: string): string {
  const path = `${pathname}/` === base ? base : pathname;
  return (isDecodable(path) ? path : path.replaceAll('%', '%25')) + search + hash;
}

function isDecodable(path: string): boolean {
  try {
    // Bundlers drop a call whose result nobody uses.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
