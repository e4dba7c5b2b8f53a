import { readFileSync } from 'node:fs'

import {
  type BindingName,
  type Expression,
  isBinaryExpression,
  isConditionalExpression,
  type FunctionDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxOpeningElement,
  isImportDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNamedImports,
  isNumericLiteral,
  isObjectBindingPattern,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isVariableDeclaration,
  isVariableStatement,
  type JsxChild,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags, type UnionType } from 'typescript/unstable/sync'

export type Fault = string

const textual = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.TemplateLiteral

/** Elements that hold a sentence: a ReactNode in them is usually a text. */
const holdsText =
  /^(p|span|label|button|a|h[1-6]|li|td|th|dt|dd|strong|b|small|em|figcaption|legend|summary)$/

/**
 * Finds texts that break the page when the browser translates it. The translator replaces each text by an element of
 * its own. React can then neither change nor remove such a text, nor insert anything before it, unless the text is the
 * only child of its parent.
 */
export function findBareTexts(folder: string, config: string): Fault[] {
  const api = new API({ cwd: folder })
  try {
    const { program, checker } =
      api.updateSnapshot({ openProjects: [config] }).getProject(config) ?? fail(`${config} cannot be read`)
    const names = program
      .getSourceFileNames()
      .filter((name) => name.startsWith(folder) && name.endsWith('.tsx'))
      .filter((name) => !name.slice(folder.length).includes('/node_modules/'))
    const files = names.map((name) => program.getSourceFile(name) ?? fail(`${name} cannot be read`))
    const slots = slotsOf(files, checker)
    return files.flatMap((file) => bareTextsOf(file, checker, file.fileName.slice(folder.length + 1), slots))
  } finally {
    api.close()
  }
}

/** Properties such as 'Panel.children' that the component renders beside other nodes, in an element of its own. */
type Slots = ReadonlySet<string>

/** Collects the slots of all components; repeats until it finds no more, because components pass properties on. */
function slotsOf(files: readonly SourceFile[], checker: Checker): Slots {
  const slots = new Set<string>()
  for (let size = -1; size < slots.size;) {
    size = slots.size
    for (const file of files) {
      const walk = (node: Node, props: Props): void => {
        const inner = isFunctionDeclaration(node) ? propsOf(node) : props
        if (isJsxElement(node) || isJsxFragment(node)) {
          const children = node.children.filter(isDrawn)
          const tag = isJsxElement(node) ? node.openingElement.tagName.getText(file) : ''
          if (children.length > 1 ? /^[a-z]/.test(tag) : slots.has(`${tag}.children`))
            for (const child of children) if (isJsxExpression(child)) add(child.expression, inner)
        }
        for (const [slot, expression] of handedOver(node, file)) if (slots.has(slot)) add(expression, inner)
        node.forEachChild((child) => walk(child, inner))
      }
      walk(file, new Map())
    }
  }
  return slots

  function add(expression: Expression | undefined, props: Props): void {
    if (!expression || !isIdentifier(expression)) return
    const slot = props.get(expression.text)
    const type = slot && checker.getTypeAtLocation(expression)
    if (type && checker.typeToString(type).includes('ReactNode')) slots.add(slot)
  }
}

/** Local name → property, such as 'children' → 'Panel.children'. */
type Props = ReadonlyMap<string, string>

function propsOf({ name, parameters }: FunctionDeclaration): Props {
  const props = new Map<string, string>()
  const pattern = parameters[0]?.name
  if (!name || !pattern || !isObjectBindingPattern(pattern)) return props
  for (const { name: local, propertyName } of pattern.elements) {
    if (!local || !isIdentifier(local)) continue
    const given = propertyName && isIdentifier(propertyName) ? propertyName : local
    props.set(local.text, `${name.text}.${given.text}`)
  }
  return props
}

function handedOver(node: Node, file: SourceFile): [slot: string, expression: Expression][] {
  if (!isJsxOpeningElement(node) && !isJsxSelfClosingElement(node)) return []
  const tag = node.tagName.getText(file)
  return node.attributes.properties.flatMap((property): [string, Expression][] => {
    if (!isJsxAttribute(property) || !property.initializer || !isJsxExpression(property.initializer))
      return []
    const { expression } = property.initializer
    return expression ? [[`${tag}.${property.name.getText(file)}`, expression]] : []
  })
}

function bareTextsOf(file: SourceFile, checker: Checker, name: string, slots: Slots): Fault[] {
  const faults: Fault[] = []
  const constants = constantsOf(file)
  const lines = readFileSync(file.fileName, 'utf8')
  const walk = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const parent = isJsxElement(node) ? node.openingElement.tagName.getText(file) : ''
      bareAmong(node.children.filter(isDrawn), parent).forEach(report)
    }
    for (const [slot, expression] of handedOver(node, file))
      if (slots.has(slot) && !isConstant(expression, constants) && mayBeText(expression, ''))
        report(expression)
    node.forEachChild(walk)
  }
  walk(file)
  return faults

  function report(node: Node): void {
    const line = lines.slice(0, node.getStart(file)).split('\n').length
    faults.push(`${name}:${line} ${node.getText(file).trim().split('\n')[0]}`)
  }

  function bareAmong(children: JsxChild[], parent: string): JsxChild[] {
    if (children.length < 2 && !slots.has(`${parent}.children`)) return []
    let followsWhatComesAndGoes = false
    return children.filter((child) => {
      const kind = kindOf(child, parent)
      const isBare = kind === 'changing text' || (kind === 'fixed text' && followsWhatComesAndGoes)
      if (kind === 'comes and goes') followsWhatComesAndGoes = true
      return isBare
    })
  }

  function kindOf(child: JsxChild, parent: string) {
    if (isJsxText(child)) return child.text.trim() === '' ? 'stays' : 'fixed text'
    if (isJsxElement(child) || isJsxSelfClosingElement(child)) {
      const tag = (isJsxElement(child) ? child.openingElement : child).tagName.getText(file)
      return /^([a-z]|Icon[A-Z])/.test(tag) ? 'stays' : 'comes and goes'
    }
    if (!isJsxExpression(child) || !child.expression) return 'comes and goes'
    if (isStringLiteral(child.expression) && child.expression.text.trim() === '') return 'stays'
    if (isConstant(child.expression, constants)) return 'fixed text'
    return mayBeText(child.expression, parent) ? 'changing text' : 'comes and goes'
  }

  function mayBeText(expression: Expression, parent: string): boolean {
    if (isParenthesizedExpression(expression)) return mayBeText(expression.expression, parent)
    if (isConditionalExpression(expression))
      return mayBeText(expression.whenTrue, parent) || mayBeText(expression.whenFalse, parent)
    if (
      isBinaryExpression(expression) &&
      expression.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken
    )
      return mayBeText(expression.right, parent)
    const type = checker.getTypeAtLocation(expression)
    if (!type) return false
    // A ReactNode can be a text too. In a block, slotsOf checks the callers instead.
    if (checker.typeToString(type).includes('ReactNode')) return holdsText.test(parent)
    return partsOf(type).some(({ flags }) => (flags & textual) !== 0)
  }
}

function isDrawn(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n')
  return !isJsxExpression(child) || child.expression !== undefined
}

function partsOf(type: Type): readonly Type[] {
  return (type.flags & TypeFlags.Union) === 0 ? [type] : (type as UnionType).getTypes()
}

/** Names that are imported, declared at the top of the file, or a part of one of these: their texts never change. */
function constantsOf(file: SourceFile): Set<string> {
  const names = new Set<string>()
  for (const statement of file.statements) {
    if (isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings
      if (bindings && isNamedImports(bindings)) for (const { name } of bindings.elements) names.add(name.text)
    }
    if (isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) addNames(name, names)
  }
  const walk = (node: Node): void => {
    if (isVariableDeclaration(node) && node.initializer && isConstant(node.initializer, names))
      addNames(node.name, names)
    node.forEachChild(walk)
  }
  walk(file)
  return names
}

function addNames(declared: BindingName, names: Set<string>): void {
  if (isIdentifier(declared)) names.add(declared.text)
  if (isObjectBindingPattern(declared))
    for (const { name } of declared.elements) if (name) addNames(name, names)
}

function isConstant(expression: Expression, constants: Set<string>): boolean {
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return true
  if (isNumericLiteral(expression)) return true
  if (isPropertyAccessExpression(expression)) return isConstant(expression.expression, constants)
  return isIdentifier(expression) && constants.has(expression.text)
}

function fail(message: string): never {
  throw new Error(message)
}
