import { useState } from 'react';

/** Places that are selected in the picker, and not in the plan before they are added. */
export function usePickedPlaces() {
  const [lines, setLines] = useState('');
  const [handled, setHandled] = useState('');
  const [isAsking, setAsking] = useState(false);
  const left = lines === handled ? '' : lines;
  return {
    onPicked: setLines,
    /** They are added, or wanted no more. */
    finish: () => {
      setHandled(lines);
      setAsking(false);
    },
    /** True if places are left: the form then asks about them. */
    ask: () => {
      setAsking(left !== '');
      return left !== '';
    },
    /** The places that the form asks about, one a line. */
    asked: isAsking ? left : '',
  };
}

export type PickedPlaces = ReturnType<typeof usePickedPlaces>;
