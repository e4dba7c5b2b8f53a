import { useMemo, useState } from 'react'

import {
  readRoiField,
  returnOf,
  roiExample,
  type RoiField,
  roiFields,
  type RoiResult,
} from '../../roi.rules.ts'
import { useOfferedPlans } from './offered-plans.ts'

export function useRoi() {
  const plans = useOfferedPlans()
  const [typed, setTyped] = useState(roiExample)
  const [chosen, setChosen] = useState<string | null>(null)
  const plan =
    plans.find(({ name }) => name === chosen) ?? plans.find(({ isRecommended }) => isRecommended) ?? plans[0]
  const planPerMonth = plan?.price ?? 0
  const result = useMemo(() => resultOf(typed, planPerMonth), [typed, planPerMonth])
  return {
    typed,
    plans,
    planName: plan?.name ?? '',
    choosePlan: setChosen,
    type: (field: RoiField, text: string) => setTyped((before) => ({ ...before, [field]: text })),
    isWrong: (field: RoiField) => readRoiField(field, typed[field]) === null,
    result,
  }
}

function resultOf(typed: Record<RoiField, string>, planPerMonth: number): RoiResult | null {
  const read = Object.fromEntries(roiFields.map((field) => [field, readRoiField(field, typed[field])]))
  if (roiFields.some((field) => read[field] === null)) return null
  const number = (field: RoiField) => read[field] ?? 0
  return returnOf({
    appointmentsPerWeek: number('appointmentsPerWeek'),
    averagePrice: number('averagePrice'),
    missedPercent: number('missedPercent'),
    savedPercent: number('savedPercent'),
    phoneHoursPerWeek: number('phoneHoursPerWeek'),
    onlinePercent: number('onlinePercent'),
    hourValue: number('hourValue'),
    planPerMonth,
  })
}
