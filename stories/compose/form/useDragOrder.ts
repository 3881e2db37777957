import { type DragEvent, useState } from 'react';

/** Attributes for dragging list entries with a pointer; buttons provide the same. */
export interface DragOrder {
  /** Attributes of an entry's drag handle. */
  handle(index: number): {
    draggable: true;
    onDragStart(event: DragEvent): void;
    onDragEnd(): void;
  };
  /** Attributes of the whole entry, as a drop target. */
  zone(index: number): {
    'data-drag': 'dragged' | 'target' | undefined;
    onDragOver(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

/** Lets entries be dragged within one list. `move` gets the index of an entry and its new index. */
export function useDragOrder(move: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    handle: (index) => ({
      draggable: true,
      onDragStart: (event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        // Firefox does not drag without data.
        event.dataTransfer.setData('text/plain', '');
        setDragged(index);
      },
      onDragEnd: end,
    }),
    zone: (index) => ({
      'data-drag': index === dragged ? 'dragged' : index === target ? 'target' : undefined,
      onDragOver: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setTarget(index);
      },
      onDrop: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        if (dragged !== index) move(dragged, index);
        end();
      },
    }),
  };
}
