import { focusWhenShown } from '#ui/forms/focus.ts'

type Props = {
  id: string
  texts: { title: string; lead: string }
  takesFocus: boolean
}

export function PayerHead({ id, texts, takesFocus }: Props) {
  return (
    <div>
      <h2 id={id} className="d4" tabIndex={-1} ref={takesFocus ? focusWhenShown : null}>
        {texts.title}
      </h2>
      <p className="dim">{texts.lead}</p>
    </div>
  )
}
