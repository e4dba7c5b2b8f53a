import { useState } from 'react'

export function useRowEditing() {
  const [state, setState] = useState<'shown' | 'editing' | 'edited'>('shown')
  return {
    isEditing: state === 'editing',
    edit: () => setState('editing'),
    close: () => setState('edited'),
    takesFocus: state === 'edited',
  }
}
