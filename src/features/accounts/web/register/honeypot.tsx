import type { ComponentProps } from 'react'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'

export function Honeypot({ onChange }: Pick<ComponentProps<'input'>, 'onChange'>) {
  return (
    <div className="away" aria-hidden="true">
      <label>
        {accountsScreenTexts.register.honeypot}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" onChange={onChange} />
      </label>
    </div>
  )
}
