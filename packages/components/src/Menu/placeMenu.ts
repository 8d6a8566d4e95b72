interface Size {
  width: number;
  height: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Between a menu and its trigger, in px. */
const GAP = 4;
/** Between a menu and the edges of the window, in px. */
const MARGIN = 8;

/**
 * The place of a menu in the window: below its trigger if it fits there or has more room than above, from the start of
 * the trigger on, moved as far as the edges of the window ask for. `room` is the height that it may have.
 */
export function placeMenu(trigger: Box, menu: Size, view: Size, isRtl: boolean) {
  const below = view.height - MARGIN - trigger.bottom - GAP;
  const above = trigger.top - GAP - MARGIN;
  const isBelow = menu.height <= below || below >= above;
  const room = Math.max(isBelow ? below : above, 0);
  const height = Math.min(menu.height, room);
  const start = isRtl ? trigger.right - menu.width : trigger.left;
  return {
    left: Math.max(MARGIN, Math.min(start, view.width - MARGIN - menu.width)),
    top: isBelow ? trigger.bottom + GAP : trigger.top - GAP - height,
    room,
  };
}
