// Shows the OpenAPI description as a readable page, without third-party code.
const main = document.getElementById("operations");

function element(name, text, parent) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  parent.append(made);
  return made;
}

// Replaces references by what they refer to; a type that contains itself is named, not repeated.
function resolve(api, schema, seen = []) {
  if (Array.isArray(schema)) return schema.map((each) => resolve(api, each, seen));
  if (schema === null || typeof schema !== "object") return schema;
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    if (seen.includes(name)) return name;
    return resolve(api, api.components.schemas[name], [...seen, name]);
  }
  const hidden = ["title", "description", "discriminator"];
  const kept = Object.entries(schema).filter(([key]) => !hidden.includes(key) || seen.length === 0);
  return Object.fromEntries(kept.map(([key, value]) => [key, resolve(api, value, seen)]));
}

function draw(api) {
  main.replaceChildren();
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const section = element("section", "", main);
      const title = element("h2", "", section);
      element("span", method, title).className = "method";
      element("code", path, title);
      element("p", operation.summary, section);
      const parameters = (operation.parameters ?? []).map((each) => `${each.name} (${each.in})`);
      if (parameters.length) element("p", `Parameters: ${parameters.join(", ")}`, section);
      const body = operation.requestBody?.content?.["application/json"]?.schema;
      if (body) {
        const details = element("details", "", section);
        element("summary", "Body", details);
        element("pre", JSON.stringify(resolve(api, body), null, 2), details);
      }
    }
  }
}

fetch("/api/openapi.json")
  .then((answer) => answer.json())
  .then(draw)
  .catch((error) => main.replaceChildren(String(error)));
