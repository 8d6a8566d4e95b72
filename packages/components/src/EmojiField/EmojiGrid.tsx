import { type KeyboardEvent, useRef, useState } from 'react';
import { arrowStep } from '../internal/arrowStep';
import { isComposing } from '../internal/isComposing';
import { pressOnce } from '../internal/pressOnce';
import { activeElementNear } from '../internal/trees';
import { type EmojiOption, searchEmoji } from './searchEmoji';

interface EmojiGridProps {
  id: string;
  options: readonly EmojiOption[];
  /** The emoji in the field. */
  value: string;
  searchLabel: string;
  foundText: (count: number) => string;
  onSelect: (emoji: string) => void;
  /** Called when Escape closes it. */
  onClose: () => void;
}

const optionsIn = (grid: Element) => [...grid.querySelectorAll<HTMLElement>('[role="option"]')];

/** A search, and a grid of emoji that the arrow keys walk through. */
export function EmojiGrid({
  id,
  options,
  value,
  searchLabel,
  foundText,
  onSelect,
  onClose,
}: EmojiGridProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = searchEmoji(options, query);
  // The one stop of Tab: the emoji in the field, or the first one.
  const stop = found.find((each) => each.value === value) ?? found[0];

  function handleKey(event: KeyboardEvent): boolean {
    if (isComposing(event.nativeEvent)) return true;
    if (event.key !== 'Escape') return false;
    // A dialog around it stays open.
    event.preventDefault();
    onClose();
    return true;
  }

  function handleSearchKey(event: KeyboardEvent) {
    if (handleKey(event)) return;
    // Enter would submit the form around it.
    if (event.key === 'Enter') {
      event.preventDefault();
      if (query.trim() !== '' && found[0] && !event.repeat) onSelect(found[0].value);
    }
    if (event.key === 'ArrowDown' && gridRef.current) {
      event.preventDefault();
      optionsIn(gridRef.current)[0]?.focus();
    }
  }

  function handleGridKey(event: KeyboardEvent<HTMLDivElement>) {
    if (handleKey(event)) return;
    const items = optionsIn(event.currentTarget);
    const current = items.indexOf(activeElementNear(event.currentTarget) as HTMLElement);
    const next = nextOption(event, items, current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div id={id} className="daybow-EmojiField-panel">
      <input
        type="search"
        className="daybow-Field-control daybow-EmojiField-search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        autoCapitalize="none"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={handleSearchKey}
      />
      <div
        ref={gridRef}
        role="listbox"
        tabIndex={-1}
        aria-label={searchLabel}
        className="daybow-EmojiField-grid"
        onKeyDown={handleGridKey}
      >
        {found.map((option) => (
          <button
            key={option.value}
            type="button"
            role="option"
            className="daybow-EmojiField-suggestion"
            aria-label={option.label}
            aria-selected={option.value === value}
            title={option.label}
            tabIndex={option === stop ? 0 : -1}
            onKeyDown={pressOnce}
            onClick={() => onSelect(option.value)}
          >
            {option.value}
          </button>
        ))}
      </div>
      <p className="daybow-EmojiField-found" role="status">
        {query.trim() !== '' && foundText(found.length)}
      </p>
    </div>
  );
}

/** The option that a key goes to. Up and Down stay in their column: how many there are depends on the width. */
function nextOption(
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
  current: number,
): HTMLElement | undefined {
  if (event.key === 'Home') return items[0];
  if (event.key === 'End') return items.at(-1);
  const step = arrowStep(event);
  if (step === 0) return undefined;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return items[current + step];
  const column = items[current]?.offsetLeft;
  const ahead =
    step === 1 ? items.slice(current + 1) : items.slice(0, Math.max(0, current)).toReversed();
  return ahead.find((each) => each.offsetLeft === column);
}
