import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ListItemContext } from '../internal/useListRow';

const NONE: readonly string[] = [];

/**
 * An item of a list. What a component renders is only known once it is there: if it is several rows, each of them is an
 * item, and the `<li>` around them is none.
 */
export function ListItem({ children }: { children: ReactNode }) {
  const idsRef = useRef(NONE);
  const [several, setSeveral] = useState(NONE);

  const addRow = useCallback((id: string) => {
    const change = (ids: readonly string[]) => {
      idsRef.current = ids;
      // The same for one row as for none, so that most items are rendered once.
      setSeveral(ids.length > 1 ? ids : NONE);
    };
    change([...idsRef.current, id]);
    return () => change(idsRef.current.filter((other) => other !== id));
  }, []);
  const context = useMemo(() => ({ several, addRow }), [several, addRow]);

  return (
    <ListItemContext value={context}>
      <li className="daybow-List-item" role={several.length > 0 ? 'presentation' : undefined}>
        {children}
      </li>
    </ListItemContext>
  );
}
