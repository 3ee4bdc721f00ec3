import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementDragPayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';

interface DragRow {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** Names the list, so that rows of another one do not land here. */
  kind: string;
  at: number;
  enabled: boolean;
  onDropped(from: number, after: boolean): void;
}

/** A row that is dragged by its handle and dropped upon; `edge` is where the other one would land. */
export function useDragRow({ row, handle, kind, at, enabled, onDropped }: DragRow) {
  const [edge, setEdge] = useState<'before' | 'after'>();
  useEffect(() => {
    if (!row.current || !handle.current || !enabled) return;
    const element = row.current;
    const isAfter = (clientY: number) => {
      const { top, height } = element.getBoundingClientRect();
      return clientY > top + height / 2;
    };
    return combine(
      draggable({ element, dragHandle: handle.current, getInitialData: () => ({ kind, at }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === kind,
        onDrag: ({ source, location }) =>
          setEdge(source.data.at === at ? undefined : isAfter(location.current.input.clientY) ? 'after' : 'before'),
        onDragLeave: () => setEdge(undefined),
        onDrop({ source, location }) {
          setEdge(undefined);
          onDropped(placeOf(source), isAfter(location.current.input.clientY));
        },
      }),
    );
  }, [row, handle, kind, at, enabled, onDropped]);
  return edge;
}

const placeOf = ({ data }: ElementDragPayload) => (typeof data.at === 'number' ? data.at : -1);
