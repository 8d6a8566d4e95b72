/** A function that derives something of an object once, and gives the same from then on. */
export function oncePerObject<Source extends object, Derived>(
  derive: (source: Source) => Derived,
): (source: Source) => Derived {
  const derived = new WeakMap<Source, Derived>();
  return (source) => {
    const known = derived.get(source);
    if (known !== undefined) return known;
    const first = derive(source);
    derived.set(source, first);
    return first;
  };
}
