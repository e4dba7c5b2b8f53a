import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { returnTexts as texts } from '../../payments-screens.it.ts'
import { ReturnScreen } from './return-screen.tsx'

export function UnknownPayment() {
  return (
    <ReturnScreen title={texts.unknown} lead={texts.unknownLead}>
      <Button component={Link} to="/" size="lg">
        {texts.home}
      </Button>
    </ReturnScreen>
  )
}
