/**
 * A terminal, as far as the progress uses one: text that wraps at its width unless that is turned off, line ends, the
 * cursor up, and clearing from there on. Whatever else is sent to it stands in it as it came.
 */
export class Terminal {
  private readonly lines: string[] = ['']
  private row = 0
  private column = 0
  private wraps = true

  constructor(
    readonly columns = 200,
    readonly rows = 24,
  ) {}

  write(text: string): void {
    for (const [, up, clear, mode, end, start, other] of text.matchAll(
      /\u001b\[(\d+)A|(\u001b\[0J)|\u001b\[\?7([hl])|(\n)|(\r)|([^\n\r\u001b]|\u001b)/gu,
    )) {
      if (up) this.row = Math.max(0, this.row - Number(up))
      else if (clear) {
        this.lines.length = this.row + 1
        this.lines[this.row] = (this.lines[this.row] ?? '').slice(0, this.column)
      } else if (mode) this.wraps = mode === 'h'
      else if (end) this.toRow(this.row + 1)
      else if (start) this.column = 0
      else this.put(other ?? '')
    }
  }

  /** What stands there, without the empty line of the cursor. */
  get text(): readonly string[] {
    return this.lines.slice(0, -1)
  }

  private toRow(row: number): void {
    this.row = row
    this.column = 0
    this.lines[row] ??= ''
  }

  private put(character: string): void {
    // Asian letters take two columns.
    const width = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]/.test(character) ? 2 : 1
    if (this.column + width > this.columns) {
      if (!this.wraps) return
      this.toRow(this.row + 1)
    }
    this.lines[this.row] = `${this.lines[this.row] ?? ''}${character}`
    this.column += width
  }
}
