import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** A row taken by its number and dropped at another row. */
export function useLineDrag(
  row: RefObject<HTMLTableRowElement | null>,
  id: string,
  isOn: boolean,
  onPlace: (moved: string, at: string) => void,
) {
  const [isOver, setOver] = useState(false);
  const [isDragged, setDragged] = useState(false);
  const place = useRef(onPlace);
  place.current = onPlace;
  useEffect(() => {
    const element = row.current;
    const handle = element?.firstElementChild;
    if (!element || !handle || !isOn) return;
    return combine(
      draggable({
        element,
        dragHandle: handle,
        getInitialData: () => ({ line: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.line === 'string' && source.data.line !== id,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          place.current(String(source.data.line), id);
        },
      }),
    );
  }, [row, id, isOn]);
  return { isOver, isDragged };
}
