/** What the keys of the table do, by what has the focus. */
import { afterEach, expect, it, vi } from "vitest";
import { pressed, type Keyed } from "@/app/table/keys";

/** As much of an element as keys ask for. */
class Focused {
  blurred = false;
  constructor(readonly reached = true) {}
  matches(selector: string): boolean {
    return selector.split(", ").some((each) => each === ".place" || (this.reached && each === ".place[tabindex='0']"));
  }
  blur(): void {
    this.blurred = true;
  }
}

function press(key: string, target: unknown, keyed: Partial<Keyed>) {
  pressed({ key, target, preventDefault: () => {} } as unknown as KeyboardEvent, keyed as Keyed);
}

afterEach(() => vi.unstubAllGlobals());

it("a number leaves the place that was clicked before, so that Enter confirms", () => {
  vi.stubGlobal("Element", Focused);
  const place = new Focused();
  const choose = vi.fn();
  const confirm = vi.fn(() => true);
  press("Enter", place, { confirm });
  expect(confirm).not.toHaveBeenCalled();
  press("6", place, { choose });
  expect(choose).toHaveBeenCalledWith(6);
  expect(place.blurred).toBe(true);
  press("Enter", null, { confirm });
  expect(confirm).toHaveBeenCalled();
});

it("Enter confirms though a place that cannot be chosen was clicked before", () => {
  vi.stubGlobal("Element", Focused);
  const confirm = vi.fn(() => true);
  press("Enter", new Focused(false), { confirm });
  expect(confirm).toHaveBeenCalled();
});
