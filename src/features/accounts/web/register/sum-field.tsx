import '@mantine/core/styles/Input.layer.css'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconCheck, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import type { useSumQuestion } from './use-sum-question.ts'

import styles from './sum-field.module.css'

const texts = accountsScreenTexts.register

export function SumField({ sum }: { sum: ReturnType<typeof useSumQuestion> }) {
  const { question, answer, isRight } = sum
  const [hasLeft, setHasLeft] = useState(false)
  const isWrong = hasLeft && answer !== '' && !isRight
  return (
    <div className={styles['question']}>
      <TextInput
        label={question ? texts.sumLabel(question.first, question.second) : texts.sumLoading}
        value={answer}
        onChange={({ currentTarget }) => {
          setHasLeft(false)
          sum.setAnswer(currentTarget.value)
        }}
        onBlur={() => setHasLeft(true)}
        error={isWrong && texts.sumWrong}
        disabled={!question}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required
        withAsterisk={false}
        rightSection={isRight && <IconCheck size={20} stroke={2} className={styles['right']} aria-hidden />}
      />
      <ActionIcon
        size={48}
        variant="default"
        aria-label={texts.newSum}
        className={styles['renew'] ?? ''}
        onClick={sum.renew}
      >
        <IconRefresh size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <p className="vh" role="status">
        {isRight && texts.sumRight}
      </p>
    </div>
  )
}
