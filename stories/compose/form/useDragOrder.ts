import { type DragEvent, useState } from 'react';

/** What lets entries of a list be dragged to another place with a pointer; their buttons do the same. */
export interface DragOrder {
  /** For the part of an entry that is taken hold of. */
  handle(index: number): {
    draggable: true;
    onDragStart(event: DragEvent): void;
    onDragEnd(): void;
  };
  /** For the whole entry, on which another one is dropped. */
  zone(index: number): {
    'data-drag': 'dragged' | 'target' | undefined;
    onDragOver(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

/** Entries of one list are dragged within it. `move` gets the place of an entry and the one it is to have. */
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
        // Firefox drags nothing that has no data.
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
