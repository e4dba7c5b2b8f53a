import { useState } from 'react'

/** State of a row or box that is replaced by its form. Afterwards the edit button takes the focus back. */
export function useRowEditing() {
  const [state, setState] = useState<'shown' | 'editing' | 'edited'>('shown')
  return {
    isEditing: state === 'editing',
    edit: () => setState('editing'),
    close: () => setState('edited'),
    takesFocus: state === 'edited',
  }
}
