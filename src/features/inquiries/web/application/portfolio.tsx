import { applicationTexts } from '../../application.it.ts'
import { Photos } from '../photos.tsx'
import type { Application } from './use-application.ts'

const { portfolio: texts } = applicationTexts

export function Portfolio({ application: { photos, state, say } }: { application: Application }) {
  return (
    <Photos
      photos={photos}
      heading={<h3 className="d4">{texts.title}</h3>}
      lead={texts.lead}
      isBusy={state.kind !== 'form'}
      onChoose={(fault) => say(fault, 'photos')}
    />
  )
}
