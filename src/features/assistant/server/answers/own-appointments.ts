import type { AppointmentView } from '#features/appointments/appointments.contract.ts'
import { canBeMoved, lockoutBeforeStart } from '#features/appointments/appointments.rules.ts'
import { myAppointments } from '#features/booking/server/my-appointments.ts'
import { timeToMinutes } from '#shared/calendar-time.ts'
import { pages } from '#shared/pages.ts'

import { answerTexts } from '../../answers.it.ts'
import type { Reply } from '../../assistant.contract.ts'
import { nextTexts } from '../../suggestions.it.ts'
import { actionsOf, linkTo } from './actions.ts'
import { type Answerer, lines, type ChatQuestion, textReply } from './answer.ts'

const { own, move, cancel, actions: labels } = answerTexts
const lockoutHours = lockoutBeforeStart / (60 * 60 * 1000)
const listAddress = `${pages.booking.path}#appuntamenti`

/** Shows only the logged-in user's own appointments: the chat cannot verify another identity. */
export const answerOwn: Answerer = async (question) => {
  const { session, asker, shop } = question
  if (!session) return textReply(own.visitor, { actions: actionsOf(['login'], asker, shop.facts) })
  const [next, ...others] = await ahead(question)
  if (!next) {
    const isStaff = asker === 'barber' || asker === 'admin'
    return textReply(lines(own.none, isStaff ? own.staff : null), {
      actions: actionsOf(isStaff ? [] : ['book'], asker, shop.facts),
    })
  }
  return ownReply(question, next, [
    own.next(described(next)),
    next.status === 'pending' ? own.pending : null,
    others.length > 0 ? own.more(others.length) : null,
    next.locked ? answerTexts.locked(lockoutHours, shop.facts.phone) : null,
  ])
}

export const answerMove: Answerer = (question) => howTo(question, move)
export const answerCancel: Answerer = (question) => howTo(question, cancel)

type Way = { here: string; client: (hours: number) => string; visitor: (hours: number) => string }

async function howTo(question: ChatQuestion, way: Way): Promise<Reply> {
  const { session, asker, shop } = question
  if (!session)
    return textReply(way.visitor(lockoutHours), { actions: actionsOf(['login', 'phone'], asker, shop.facts) })
  const [next] = await ahead(question)
  if (!next)
    return textReply(lines(own.none, way.client(lockoutHours)), {
      actions: actionsOf(['myAppointments'], asker, shop.facts),
    })
  return ownReply(question, next, [
    move.own(described(next)),
    next.locked ? answerTexts.locked(lockoutHours, shop.facts.phone) : way.here,
  ])
}

function ownReply(
  { asker, shop }: ChatQuestion,
  { locked }: AppointmentView,
  parts: readonly (string | null)[],
): Reply {
  return {
    content: lines(...parts),
    actions: locked
      ? actionsOf(['phone', 'myAppointments'], asker, shop.facts)
      : [linkTo(labels.move, listAddress), linkTo(labels.cancel, listAddress)],
    suggestions: [...nextTexts.own],
    type: 'appointment',
  }
}

function described({ service, date, time, barber }: AppointmentView): string {
  return own.appointment(service, date, time, `${barber.firstName} ${barber.lastName}`.trim())
}

async function ahead({ platform, session, shop }: ChatQuestion): Promise<AppointmentView[]> {
  if (!session) return []
  const { day, minutes } = shop.now
  const known = await myAppointments(platform, session, 1)
  return known.filter(
    ({ date, time, status }) =>
      canBeMoved(status) && (date > day || (date === day && timeToMinutes(time) > minutes)),
  )
}
