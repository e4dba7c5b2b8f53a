import { useState } from 'react'

/** What gives its place to its form, a row or a box; the pencil takes the focus back that the form took from it. */
export function useRowEditing() {
  const [state, setState] = useState<'shown' | 'editing' | 'edited'>('shown')
  return {
    isEditing: state === 'editing',
    edit: () => setState('editing'),
    close: () => setState('edited'),
    /** Of the button that edits. */
    takesFocus: state === 'edited',
  }
}
