import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { root } from './root.mjs'

export const ofVitest = {
  count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, success }) => ({
    passed: numPassedTests,
    failed: numFailedTests === 0 && !success ? 1 : numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }),
  failed: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      if (status === 'failed' && tests.length === 0) return [`${relative(root, name)}: ${firstLine(message)}`]
      return tests.map(
        ({ fullName, failureMessages }) =>
          `${relative(root, name)} › ${fullName}: ${firstLine(failureMessages[0])}`,
      )
    }),
}

export const ofPlaywright = {
  count: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
  failed: ({ suites }) => suites.flatMap(failedSpecs),
}

function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      return `${file} › ${title}: ${firstLine(error?.message)}`
    }),
    ...suites.flatMap(failedSpecs),
  ]
}

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n')[0]
